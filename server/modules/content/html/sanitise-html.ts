import clean from 'sanitize-html'
import { htmlRule } from '#domain/portal/html-rule.ts'
import { isOwnPath } from '#domain/portal/own-path.ts'

/**
 * Cleans HTML before it is stored: everything that is not on the lists goes, and with scripts and styles their text.
 * Links to elsewhere open beside the portal and learn nothing of it; pictures come from the portal alone.
 */
export const sanitiseHtml = (html: string): string =>
  clean(html, {
    allowedTags: [...htmlRule.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(htmlRule.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...htmlRule.schemes],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '', title }) => ({
        tagName,
        attribs: {
          href,
          ...(title ? { title } : {}),
          ...(/^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs.src ?? ''),
  })
