import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

const marked = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
})

const textBlock = (tag: string, attributes: Partial<NodeSpec> = {}): NodeSpec => ({
  group: 'block',
  content: 'inline*',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...attributes,
})

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: textBlock('p'),
  heading: textBlock('h2', {
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs.level}`, 0],
  }),
  blockquote: textBlock('blockquote', { content: 'block+', defining: true }),
  bullet_list: textBlock('ul', { content: 'list_item+' }),
  ordered_list: textBlock('ol', { content: 'list_item+' }),
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { src: {}, alt: { default: '' } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => ({
          src: image.getAttribute('src'),
          alt: image.getAttribute('alt') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['img', { src: attrs.src, alt: attrs.alt }],
  },
  text: { group: 'inline' },
}

/** Schema of written content: the nodes and marks of the HTML that the server keeps. */
export const contentSchema = new Schema({
  nodes,
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs.href }, 0],
    },
    strong: marked('strong', 'b'),
    em: marked('em', 'i'),
    underline: marked('u'),
    strike: marked('s'),
    sub: marked('sub'),
    sup: marked('sup'),
    code: marked('code'),
  },
})
