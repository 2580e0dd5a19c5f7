/** JSON that is being written: text, with places in it that are known later. */
export class Output {
  text = ''
  private parts: (string | Promise<string>)[] | undefined

  /** Leaves a place for what a promise comes to. */
  later(part: Promise<string>): void {
    // When the answer fails earlier for another reason, nobody waits for this one.
    part.catch(() => undefined)
    this.parts ??= []
    this.parts.push(this.text, part)
    this.text = ''
  }

  get isWhole(): boolean {
    return this.parts === undefined
  }

  async whole(): Promise<string> {
    if (!this.parts) return this.text
    return (await Promise.all(this.parts)).join('') + this.text
  }
}
