import { expect, test } from 'vitest'
import { fileFormat } from './file-format.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0JFIF', 'a.png', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'a.jpg', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'a', 'webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'a.webp', null],
  ['GIF89a', 'a.gif', 'gif'],
  ['%PDF-1.7', 'a.jpg', 'pdf'],
  ['PK\x03\x04', 'a.docx', 'docx'],
  ['PK\x03\x04', 'a.XLSX', 'xlsx'],
  ['PK\x03\x04', 'a.jpg', 'zip'],
  ['\0\0\0\x1cftypavif', 'a.avif', 'avif'],
  ['\0\0\0\x1cftypheic', 'a.jpg', 'heic'],
  ['\0\0\0\x1cftypisom', 'a.mp4', 'mp4'],
  ['<svg xmlns="', 'a.png', 'svg'],
  ['<?xml version="1.0"?><svg', 'a.png', 'svg'],
  ['<html><script>', 'a.jpg', null],
  ['MZ\x90\0', 'a.jpg', null],
  ['', 'a.jpg', null],
])('%j called %s is %s', (head, name, format) => {
  expect(fileFormat(bytes(head), name)).toBe(format)
})
