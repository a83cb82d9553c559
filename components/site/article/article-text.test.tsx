import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleText } from '@/components/site/article/article-text';
import { markdownFault } from '@/lib/site/article/markdown/faults';
import { parseMarkdown, unparsed } from '@/lib/site/article/markdown/parse';

const shown = (markdown: string) => renderToStaticMarkup(<ArticleText markdown={markdown} />);

/** Everything that a text may become; a start tag that is not among these is a hole. */
const allowed = new Set('p h2 h3 ul ol li a strong em code pre blockquote hr br img'.split(' '));
const attributes = new Set([
  'class',
  'href',
  'rel',
  'start',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
]);

/** Start tags and attributes of rendered HTML; text in it is escaped, so every "<" begins a tag. */
function holesIn(html: string): string[] {
  return [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)].flatMap(([tag, name = '', rest = '']) => {
    const named = [...rest.matchAll(/([a-z-]+)="([^"]*)"/g)];
    const harmless = named.every(
      ([, attribute = '', value = '']) =>
        attributes.has(attribute) &&
        (attribute !== 'href' || /^(?:https?:\/\/[a-z]|mailto:|tel:|\/(?![/\\])|#)/.test(value)) &&
        (attribute !== 'src' || /^\/art\/[a-z-]+\.svg$/.test(value)),
    );
    return allowed.has(name) && harmless ? [] : [tag];
  });
}

const hostile = [
  '<script>alert(1)</script>',
  'Words <script src="https://evil.example/x.js"></script> go on',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<p style="position:fixed">over all</p>',
  '<a href="javascript:alert(1)">press</a>',
  '<div>\n\n<div><form action="https://evil.example"><input name=p></form></div>\n\n</div>',
  '<!-- hidden --> <![CDATA[x]]> <?php echo 1 ?> <!DOCTYPE html>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert%281%29)',
  '[press](&#106;avascript:alert&#40;1&#41;)',
  '[press](java&Tab;script:alert&lpar;1&rpar;)',
  '[press](<java\tscript:alert(1)>)',
  '[press](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[press](vbscript:msgbox)',
  '[press](file:///etc/passwd)',
  '[press](blob:https://antarman.example/1)',
  '[press](//evil.example)',
  '[press](/\\evil.example)',
  '[press](\\\\evil.example)',
  '[press](https://antarman.example@evil.example)',
  '[press](mailto:nobody)',
  '[press](tel:*#06#)',
  '[press](relative/page)',
  '<javascript:alert(1)>',
  '[press][x]\n\n[x]: javascript:alert(1)',
  '[press](https://a.example "title\\" onmouseover=alert(1)")<b>',
  '![a](javascript:alert(1))',
  '![a](https://evil.example/track.gif)',
  '![a](data:image/svg+xml;base64,PHN2Zz4=)',
  '![a](/art/../api/health)',
  '![a](/art/letter.svg?x=1)',
  '![a" onerror="alert(1)](/art/none.svg)',
  '![a][x]\n\n[x]: https://evil.example/a.png',
  '# A second title',
  '#### A heading of no size',
  '>'.repeat(3_000),
  `${'- '.repeat(2_000)}x`,
  `${'**a '.repeat(40)}x${' b**'.repeat(40)}`,
  '['.repeat(10_000),
  '![]('.repeat(5_000),
  '`'.repeat(20_000),
  'Call AASRA on 022-2552 1111.',
];

/** Texts that a parser takes for words and leaves as they are. */
const inert = [
  '[press](\u0001javascript:alert(1))',
  '- '.repeat(500),
  '*a **b '.repeat(100),
  '&lt;script&gt;',
];

describe('a text of an article', () => {
  it.each(hostile.map((markdown) => [markdown.slice(0, 60), markdown]))(
    'with %j is refused in words, and shows nothing that runs or leads away',
    (_, markdown) => {
      expect(markdownFault(markdown)).toEqual(expect.any(String));
      expect(holesIn(shown(markdown))).toEqual([]);
    },
  );

  it.each([
    ['x and =', 'x\n=\n'.repeat(10_000)],
    ['=', '=\n'.repeat(20_000)],
    ['= with carriage returns', 'x\r=\r'.repeat(10_000)],
    ['x and -', 'x\n   ---  \n'.repeat(3_000)],
    ['one letter each', 'x\n'.repeat(20_000)],
    ['a list that goes on lazily', `- x\n${'x\n'.repeat(19_000)}`],
    ['a quotation that goes on lazily', `> x\n${'x\n'.repeat(19_000)}`],
    ['list marks', '- x\n'.repeat(10_000)],
    ['nothing', '\n'.repeat(40_000)],
    ['more letters than an article has', 'word '.repeat(10_000)],
  ])(
    'of too many lines of %s is refused before a parser sees it, and shown as its letters',
    (_, markdown) => {
      expect(unparsed(markdown)).toEqual(expect.any(String));
      expect(markdownFault(markdown)).toBe(unparsed(markdown));
      expect(parseMarkdown(markdown).children).toMatchObject([
        { type: 'paragraph', children: [{ type: 'text' }] },
      ]);
    },
  );

  it('says in which line the fault is', () => {
    expect(markdownFault('Words\n\nand <b>more</b>')).toBe(
      'Line 3 holds HTML, which no page shows: “<b>”. Write it in Markdown',
    );
    expect(markdownFault('[press](javascript:x)')).toContain('Line 1 has a link to “javascript:x”');
  });

  it('shows headings, lists, quotations, links and drawings', () => {
    const markdown = [
      '## A *quiet* evening',
      'Tea & **milk**, 2 < 3. Write to [us](/contact?topic=x#form) or [them](https://a.example/b?c=1&d=2).',
      '- one\n- two',
      '3. three',
      '> A line',
      '[Call](tel:14416), [write](mailto:a@b.example).',
      '***',
      '![A letter](/art/letter.svg)',
    ].join('\n\n');
    expect(markdownFault(markdown)).toBeNull();
    const html = shown(markdown);
    expect(holesIn(html)).toEqual([]);
    for (const part of [
      '<em>quiet</em>',
      'Tea &amp; <strong>milk</strong>, 2 &lt; 3.',
      'href="/contact?topic=x#form"',
      'href="https://a.example/b?c=1&amp;d=2" rel="noopener noreferrer"',
      'href="tel:14416"',
      'href="mailto:a@b.example"',
      '<ol start="3"',
      'src="/art/letter.svg" alt="A letter"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('keeps words that only look like markup, in every script', () => {
    for (const words of [
      'I <3 chai',
      'a < b > c',
      'AT&T &copy; 2026',
      'घबराहट और नींद',
      'x_y_z',
      'क्‍ष',
      ...inert,
    ]) {
      expect(markdownFault(words)).toBeNull();
      expect(holesIn(shown(words))).toEqual([]);
    }
  });
});
