/** Says that an answer is not as plain as a compiled document takes it: the ordinary execution says what to tell. */
export class NotWritable extends Error {
  override name = 'NotWritable'
}
