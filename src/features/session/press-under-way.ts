/** Between two looks, in ms: a press is longer. */
const look = 30

/** Resolves when no part of a form is held down: a button that is replaced between press and release is never pressed. */
export async function pressUnderWay(within: Element): Promise<void> {
  while (within.querySelector('form :active')) await new Promise((done) => setTimeout(done, look))
}
