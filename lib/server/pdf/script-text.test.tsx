import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Document, Font, Page, renderToBuffer } from '@react-pdf/renderer';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { paperFonts } from '@/lib/server/pdf/fonts';
import { ScriptText } from '@/lib/server/pdf/script-text';
import { isRightToLeft, paperRuns } from '@/lib/server/pdf/scripts';

/** A name of each script with joined letters and with vowel signs before, around, above and below. */
const names = [
  ['Devanagari', 'श्रीलक्ष्मी क्षितिज द्विवेदी, किर्ति हृषीकेश ज्ञानेश्वर'],
  ['Tamil', 'கொற்றவை ஸ்ரீநிவாசன், பௌர்ணமி தமிழ்ச்செல்வி'],
  ['Telugu', 'శ్రీలక్ష్మి కృష్ణమూర్తి, జ్యోత్స్న వెంకటేశ్వర్లు'],
  ['Kannada', 'ಶ್ರೀಲಕ್ಷ್ಮಿ ಕೃಷ್ಣಮೂರ್ತಿ, ಜ್ಯೋತ್ಸ್ನಾ ಕೆಂಪೇಗೌಡ'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി കൃഷ്ണൻകുട്ടി, മോഹൻലാൽ സ്വാതന്ത്ര്യം'],
  ['Bengali', 'শ্রীলক্ষ্মী চট্টোপাধ্যায়, কৌশিক জ্যোৎস্না বিদ্যুৎ'],
  ['Gujarati', 'શ્રીલક્ષ્મી કૃષ્ણકાંત, જ્યોત્સ્ના દ્વિવેદી કિર્તિ'],
  ['Gurmukhi', 'ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨਪ੍ਰੀਤ ਸਿੰਘ, ਪ੍ਰਭਜੋਤ ਢਿੱਲੋਂ'],
  ['Oriya', 'ଶ୍ରୀଲକ୍ଷ୍ମୀ କୃଷ୍ଣଚନ୍ଦ୍ର, ଜ୍ୟୋତ୍ସ୍ନା ପଟ୍ଟନାୟକ'],
  ['Arabic', 'محمد عبداللہ ٹھاکر، ڈاکٹر پروین شاہدہ گڑیا'],
] as const;

async function print(text: string, width = 595, fontWeight = 400): Promise<{ text: string; file: Buffer }> {
  const style = { padding: 30, fontFamily: paperFonts, fontSize: 16, lineHeight: 1.6, fontWeight };
  const file = await renderToBuffer(
    <Document>
      <Page size={[width, 800]} style={style}>
        <ScriptText>{text}</ScriptText>
      </Page>
    </Document>,
  );
  const read = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return { file, text: read.text };
}

const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,،])/g, '$1')
    .trim();
const sorted = (text: string) => [...letters(text)].sort().join('');

/** The pages stay in `test-results/pages`, for eyes: `pdftoppm -png` makes pictures of them. */
it.each(names)('prints a name in %s with the letters that were typed', async (script, name) => {
  const { file } = await print(`${script}: ${name}`);
  await mkdir('test-results/pages', { recursive: true });
  await writeFile(`test-results/pages/${script}.pdf`, file);
  for (const [width, weight] of [
    [595, 400],
    [170, 600],
  ]) {
    const printed = await print(name, width, weight);
    // The tests' PDF reader lists words of Urdu from left to right, by position.
    if (script === 'Arabic') expect(sorted(printed.text)).toBe(sorted(name));
    else expect(letters(printed.text)).toBe(letters(name));
    expect(printed.file.toString('latin1')).not.toMatch(/Helvetica|Times-Roman|Courier/);
  }
});

it('every paper with people’s own words is written with it', async () => {
  const papers: string[] = [];
  for (const folder of ['app', 'components', 'lib']) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))) {
      const source = await readFile(path.join(folder, file), 'utf8');
      const [, names = ''] = /import \{([^}]*)\} from '@react-pdf\/renderer'/.exec(source) ?? [];
      if (/\bText\b/.test(names)) papers.push(path.join(folder, file));
    }
  }
  // Worksheets contain only our own words.
  const others = papers.filter((file) => !file.startsWith('components/site/tool/sheet/'));
  expect(others).toEqual(['lib/server/pdf/script-text.tsx']);
});

/** The glyphs of a script's font for a word, group by group. */
async function drawn(script: string, word: string): Promise<string[][]> {
  await Font.load({ fontFamily: `Paper ${script}` });
  const { data } = Font.getFont({ fontFamily: `Paper ${script}` });
  const { glyphs }: { glyphs: { id: string }[] } = data ? data.layout(word) : { glyphs: [] };
  return glyphs
    .filter(({ id }) => !id.startsWith(':'))
    .map(({ id }) => (id.split(':')[0] ?? '').split(';').map((part) => part.split(',')[0] ?? ''));
}

it.each([
  ['Devanagari', 'कि', 'ि'],
  ['Tamil', 'கெ', 'ெ'],
  ['Malayalam', 'കേ', 'േ'],
  ['Bengali', 'কি', 'ি'],
  ['Gujarati', 'કિ', 'િ'],
  ['Gurmukhi', 'ਸਿ', 'ਿ'],
  ['Oriya', 'କେ', 'େ'],
])('in %s a vowel sign that is typed after its letter is drawn before it', async (script, syllable, sign) => {
  const [[alone] = []] = await drawn(script, `\u00a0${sign}`.slice(1));
  const [group = []] = await drawn(script, syllable);
  const [[base] = []] = await drawn(script, syllable.slice(0, 1));
  expect(group).toHaveLength(2);
  expect(group[1]).toBe(base);
  expect(alone === group[0] || group[0] !== base).toBe(true);
});

it.each([
  ['Devanagari', 'क्ष', 1],
  ['Telugu', 'క్ష్మి', 2],
  ['Kannada', 'ಕ್ಷ್ಮಿ', 2],
  ['Malayalam', 'ന്ത', 1],
  ['Bengali', 'ক্ষ', 1],
  ['Gujarati', 'ક્ષ', 1],
  ['Oriya', 'କ୍ଷ', 1],
  ['Tamil', 'ஸ்ரீ', 1],
])('in %s joined letters are one group of few glyphs', async (script, word, most) => {
  const groups = await drawn(script, word);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.length).toBeLessThanOrEqual(most);
});

it('joins the letters of Urdu', async () => {
  // One body and its dot alone; in a word three bodies (beginning, middle and end) and the same dot.
  expect(new Set((await drawn('Arabic', 'ب')).flat()).size).toBe(2);
  expect(new Set((await drawn('Arabic', 'ببب')).flat()).size).toBe(4);
});

it('keeps signs and digits of the paper’s own font between scripts, and each word whole', () => {
  expect(paperRuns('Paid by கொற்றவை (₹500) and ক্ষ।')).toEqual([
    { text: 'Paid by ' },
    { text: 'கொற்றவை', script: 'Tamil' },
    { text: ' (₹500) and ' },
    { text: 'ক্ষ।', script: 'Bengali' },
  ]);
  expect(paperRuns('ക്\u200dഷ a\u200db')).toEqual([
    { text: 'ക്\u200dഷ', script: 'Malayalam' },
    { text: ' ab' },
  ]);
  expect([isRightToLeft('(محمد) Ali'), isRightToLeft('Ali محمد'), isRightToLeft('12')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('prints a dot for an emoji, whatever it is made of', () => {
  for (const emoji of ['😀', '👩‍👩‍👧', '🇮🇳', '👍🏽', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
    expect(paperRuns(`Asha ${emoji} Rao`)).toEqual([{ text: 'Asha • Rao' }]);
  }
});

it('prints a box and the Latin form of a name that no font of ours has, never a standard font', async () => {
  const { text, file } = await print('王伟, Иван Петров, Nguyễn, සුනිල් and א → ✓');
  expect(text.replace(/\s+/g, ' ')).toContain('□ (WangWei), □ (Ivan Petrov), □ (Nguyen), □ (sunil) and □');
  expect(file.toString('latin1')).not.toMatch(/Helvetica|Times-Roman|Courier/);
});

it('prints nothing for marks that nobody sees', () => {
  expect(paperRuns('\u202eAsha\u200b\ufeff Rao\u0007')).toEqual([{ text: 'Asha Rao' }]);
});
