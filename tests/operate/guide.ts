import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Runs the commands of a guide as they stand there, one block after the other. @throws Error with the block that failed */
export function runGuide(file: string, env: Record<string, string>): number {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
  for (const [, block] of blocks)
    execFileSync('sh', ['-ec', block!], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  return blocks.length
}
