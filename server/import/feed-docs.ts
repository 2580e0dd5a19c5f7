import type { Feed, Missing } from './feed.ts'
import { feeds } from './feed-order.ts'
import { alwaysEnded, usualAllowEnded } from './guards.ts'

const missingWords: Record<Missing, string> = {
  deactivate: 'deactivated',
  end: 'ended: valid until yesterday',
  zero: 'set to nothing',
  unsold: 'kept, and no longer allowed to be ordered',
  keep: 'kept as they are',
}

const section = ({ name, doc, columns, missing, owns }: Feed): string =>
  [
    `## ${name}.csv`,
    '',
    doc,
    '',
    `Rows that a full file does not name are ${missingWords[missing]}${owns ? ' (of those that came by import)' : ''}.`,
    '',
    '| column | required | value | meaning |',
    '|---|---|---|---|',
    ...columns.map(
      (column) =>
        `| \`${column.name}\` | ${column.required ? 'yes' : ''} | ${column.kind.doc}${column.fallback ? `; empty is \`${column.fallback}\`` : ''} | ${column.doc} |`,
    ),
    '',
  ].join('\n')

/** docs/feeds.md, made from the feeds themselves. */
export const feedDocs = (): string =>
  [
    '# Feeds',
    '',
    'What an ERP delivers, one CSV file a feed. This page is made from the feeds in `server/import/feeds` (`npm run feed-docs`).',
    '',
    '    npm run import -- --tenant ID FOLDER [--delta] [--allow-ended PERCENT|all] [--dry-run] [--no-invite] [--json]',
    '',
    'UTF-8 with or without a byte order mark, comma, `"` quotes (RFC 4180; a value may hold line breaks), a header row in any order. ' +
      'A column that is not required may be left out: rows that exist keep what they have in it. An unknown column breaks the file.',
    '',
    'A file is one transaction. A row that is wrong is refused and reported by file, line, column and reason; the good rows are kept, and what the ' +
      'portal already has under the key of a refused row stays as it is. A broken file (not CSV, not UTF-8, a required column missing) changes nothing. ' +
      'The same file again changes nothing. A file is full: what it does not name is deactivated, never deleted; with `--delta` it is left alone.',
    '',
    `A full file that would end more than ${usualAllowEnded} % of the rows that have not ended yet (and more than ${alwaysEnded} of them), or that has no rows where some would end, ` +
      'is refused as a whole; `--allow-ended` sets another limit for this run, `all` switches it off. Prices and arrivals count by what they are for: a new first day for the same article, ' +
      'sales organisation and price group ends nothing that counts. A last line `#rows,COUNT` may say how many rows the file has, header and last line aside; where it does not agree, the file was cut and is refused. ' +
      'A file that is written to while it is read is refused: write it under another name and rename it when it is complete.',
    '',
    '`--dry-run` brings all files in one transaction and undoes it: the report says what would change, and no file is written. What it would change is locked until it ends, so orders may wait meanwhile. ' +
      'New people with an e-mail address get a link by mail, unless `--no-invite`; before the portal is opened (`npm run tenant -- --id ID --open`) nobody is written to, and opening it sends the links.',
    '',
    '`--json` prints the report as one line of JSON instead of text; start the command as `npm run --silent import -- …` or `node dist-server/import.mjs …`, so that nothing else is printed. ' +
      'The exit code says how it went:',
    '',
    '| code | meaning |',
    '|---|---|',
    '| 0 | every row was taken |',
    '| 1 | a file is broken, nothing was taken or found, or the command failed; the other files are in |',
    '| 2 | some rows were refused, the others are in |',
    '| 64 | called wrongly |',
    '',
    'Administration, Imports (`/admin/imports`) lists every import of the last 90 days, with the refused rows of each file to download. ' +
      'Within 14 days an import can be undone there, or by `npm run import -- --tenant ID --undo IMPORT` with the id of its report: rows go back to what they were, unless they have changed since.',
    '',
    'Besides the command, a server takes files that lie in `FEED_DIR/<tenant>/full` or `FEED_DIR/<tenant>/delta` once nothing there has changed for half a minute, or at once when there is a file `ready`; ' +
      'they go to `FEED_DIR/<tenant>/done` with `report.json`. Programs send whole files by HTTPS with a machine key ([integrators.md](integrators.md)).',
    '',
    'Files are read in this order, whatever else is there:',
    '',
    feeds.map(({ name }) => `\`${name}\``).join(', '),
    '',
    ...feeds.map(section),
  ].join('\n')
