import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { CurrencyFormat } from '#domain/portal/host-config.ts'
import { styleHash } from '../../portal/security-headers.ts'
import type { SandboxRow } from './sandbox-store.ts'

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:30rem;padding:1.5rem}
main{border:1px solid #8886;border-radius:.75rem;padding:1.5rem}
h1{font-size:1.25rem;margin:0 0 .25rem}p{margin:.25rem 0}.note{opacity:.75;font-size:.875rem}
.amount{font-size:2rem;font-weight:600;margin:1rem 0}
form{display:grid;gap:.75rem;margin-top:1.25rem}
button{font:inherit;min-height:2.75rem;border-radius:.5rem;border:1px solid #8886;background:none;color:inherit;cursor:pointer}
button.main{background:#1f6feb;border-color:#1f6feb;color:#fff}
label{display:grid;gap:.25rem}input{font:inherit;min-height:2.5rem;padding:0 .5rem;border-radius:.5rem;border:1px solid #8886}`

/** Allows this page its style and a form to this server, and nothing else. */
export const sandboxPolicy = `default-src 'none'; style-src ${styleHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const states: Readonly<Record<SandboxRow['state'], string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

const form = ({ amount }: SandboxRow) => `<form method="post">
<button class="main" name="act" value="approve">Pay</button>
<button name="act" value="delay">Pay, and take half a minute</button>
<button name="act" value="decline">Decline</button>
<button name="act" value="expire">Let it expire</button>
</form>
<form method="post">
<label>Another amount<input name="amount" inputmode="decimal" value="${escaped(amount)}"></label>
<button name="act" value="amount">Pay this amount</button>
</form>`

/** The sandbox's own page of a payment. */
export const sandboxPage = (row: SandboxRow, currency: CurrencyFormat): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox payment</title><style>${style}</style></head>
<body><main><h1>Sandbox payment</h1><p class="note">No real money moves here.</p>
<p class="amount">${escaped(formatMoneyIn(row.amount, row.currency, currency))}</p>
<p>${escaped(row.description)}</p>${row.virtual_account_no ? `<p>Virtual account ${escaped(row.virtual_account_no)}</p>` : ''}
<p>${states[row.state]}</p>
${row.state === 'pending' && row.settles_at === null ? form(row) : ''}
<p><a href="${escaped(row.return_url)}">Back to the shop</a></p></main></body></html>`
