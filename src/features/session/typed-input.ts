export interface TypedInput {
  username: string
  password: string
  focused: 'username' | 'password' | null
}

/**
 * Reads input typed into the server's form while the script was loading, so that ours does not wipe it. With a mouse and
 * nothing focused the user name is; on a phone its keyboard would cover the page.
 */
export function readTypedInput(): TypedInput {
  const form = document.querySelector<HTMLFormElement>('form[action$="/login/form"]')
  const valueOf = (name: string) =>
    form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
  const focused = document.activeElement?.getAttribute('name')
  const desk = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches
  return {
    username: valueOf('username'),
    password: valueOf('password'),
    focused: focused === 'username' || focused === 'password' ? focused : desk ? 'username' : null,
  }
}
