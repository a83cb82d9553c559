import { describe, expect, it } from 'vitest';
import { sameKeysOf } from './sibling-keys';

const told = (line: number) => [`a.tsx:${line} has the key of a sibling: give one to their parent`];

describe('two siblings of one key, which React draws twice', () => {
  it.each([
    ['beside each other', '<p><b key={n} />\n<i key={n} /></p>'],
    ['with something between', '<p><b key={n} /><u />\n<i key={n} /></p>'],
    ['in a fragment', '<><b key={n} />\n<i key={n} /></>'],
    ['behind a condition', '<p>{on && <b key={n} />}\n{on ? <i key={n} /> : null}</p>'],
    ['in two names that may hold the same', '<p><b key={n} />\n<i key={String(n)} /></p>'],
    ['in letters', '<p><b key="one" />\n<i key={"one"} /></p>'],
    ['in templates that begin alike', `<p><b key={\`\${n} a\`} />\n<i key={\`\${n} b\`} /></p>`],
    ['in a list that is written out', '[<b key="one" />,\n<i key="one" />]'],
    ['deep within another', '<p>{all.map((one) => (<u key={one}><b key={n} />\n<i key={n} /></u>))}</p>'],
  ])('are told %s', (_, markup) => {
    expect(sameKeysOf('a.tsx', `const it = ${markup};`)).toEqual(told(2));
  });

  it.each([
    ['one key among siblings', '<p><b key={n} /><i /></p>'],
    ['texts that differ', '<p><b key="one" /><i key="two" /></p>'],
    ['templates that begin differently', `<p><b key={\`a \${n}\`} /><i key={\`b \${n}\`} /></p>`],
    ['two branches, of which one is drawn', '<p>{on ? <b key={n} /> : <i key={n} />}</p>'],
    ['a parent and its child', '<p key={n}><b key={n} /></p>'],
    ['lists beside each other', '<p>{all.map((n) => <b key={n} />)}{all.map((n) => <i key={n} />)}</p>'],
  ])('are not %s', (_, markup) => {
    expect(sameKeysOf('a.tsx', `const it = ${markup};`)).toEqual([]);
  });
});
