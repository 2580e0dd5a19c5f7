/** Style of the reference; the browser's own colours in light and dark. */
export const style = `:root{color-scheme:light dark;--line:light-dark(#d5d9e0,#3a404b);--soft:light-dark(#f4f6f9,#1d2128);--ink:light-dark(#1b2430,#e8ebf0);--dim:light-dark(#566273,#a5afbd);--link:light-dark(#0b57c2,#8ab8ff);font:16px/1.5 system-ui,sans-serif}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0;background:light-dark(#fff,#14171c);color:var(--ink)}
a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:.5rem;top:.5rem;background:var(--soft);padding:.5rem}
header,main,nav{padding:1rem;max-width:60rem;margin:0 auto}header{padding-top:2rem}
h1{margin:0;font-size:1.75rem}h2{margin:3rem 0 .5rem;font-size:1.4rem;border-bottom:1px solid var(--line)}h3{margin:0;font-size:1.05rem}h4{margin:1rem 0 .25rem;font-size:.9rem}
nav ul{columns:14rem;padding-left:1.1rem;margin:.5rem 0}
article{border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin:1rem 0}
.dim{color:var(--dim)}p{margin:.4rem 0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}
pre{background:var(--soft);border:1px solid var(--line);border-radius:.4rem;padding:.75rem;margin:.25rem 0;overflow:auto;max-height:26rem}
.verb{display:inline-block;border:1px solid currentcolor;border-radius:.3rem;padding:0 .4rem;margin-right:.4rem;font-weight:600}
table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-top:1px solid var(--line)}th{color:var(--dim);font-weight:500}
summary{cursor:pointer;padding:.35rem 0}
@media(max-width:40rem){table,tbody,tr,td{display:block}thead{display:none}td{border:0;padding:.1rem 0}tr{border-top:1px solid var(--line);padding:.35rem 0}article{padding:.75rem}}
@media print{pre{max-height:none}}`
