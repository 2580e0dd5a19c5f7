import { withBasePath } from '#offline/base-path.ts'

/** Milliseconds between looks whether a picture's sizes are made, and how many looks there are. */
const lookEvery = 700
const looks = 60

/** Waits until the address of an uploaded picture answers. @returns false when it does not within a while */
export async function isPictureMade(address: string): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const answer = await fetch(withBasePath(address), { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    )
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  return false
}
