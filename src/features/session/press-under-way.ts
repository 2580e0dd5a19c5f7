/** Time between two checks of the form, in ms; a press lasts longer. */
const interval = 30

/** Waits until no part of a form is held down: a button that is replaced between press and release gets no click. */
export async function pressUnderWay(within: Element): Promise<void> {
  while (within.querySelector('form :active'))
    await new Promise((done) => setTimeout(done, interval))
}
