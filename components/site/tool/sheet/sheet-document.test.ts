import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderSheet } from '@/components/site/tool/sheet/sheet-document';
import { tools } from '@/content/tools';
import type { SheetBlock } from '@/lib/site/tool/sheet';
import { inTwoRuns } from '@/test/case/sample';

/** Words of a block that its page must contain, however it looks. */
function wordsOf(block: SheetBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'note':
      return [block.text];
    case 'prompt':
    case 'scale':
    case 'body-map':
      return [block.label];
    case 'columns':
      return block.prompts.map(({ label }) => label);
    case 'table':
      return block.columns.map(({ label }) => label);
    case 'checklist':
      return [block.title, ...block.items];
    case 'week':
      return block.groups.flatMap(({ title, items }) => [title, ...items]);
    case 'mood-weeks':
      return ['Week 1', 'Week 4', 'Sun'];
    case 'worry-tree':
      return [block.question, ...block.yes, ...block.no, block.end];
    case 'rings':
      return block.rings.map(({ title }) => title);
    case 'breath-card':
      return [block.title, block.text];
  }
}

/** Lines can break anywhere, so the test compares words without any space. */
const packed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

for (const { cases, tags } of inTwoRuns(tools)) {
  describe.each(cases)('the sheet “$title”', { tags }, (tool) => {
    it('has its pages, its title and every word as text', async () => {
      const document = await getDocumentProxy(new Uint8Array(await renderSheet(tool)));
      const { totalPages, text } = await extractText(document);
      expect(totalPages).toBe(tool.sheet.pages.length);
      const { info } = await getMeta(document);
      expect(info.Title).toBe(`${tool.title} (${tool.type})`);
      tool.sheet.pages.forEach((blocks, number) => {
        const page = packed(text[number] ?? '');
        expect(page).toContain(packed(tool.title));
        expect(page).toContain(packed(`${number + 1} of ${totalPages}`));
        for (const words of blocks.flatMap(wordsOf)) expect(page).toContain(packed(words));
      });
    });

    it('is on A4 and embeds its fonts', { tags: ['slow'] }, async () => {
      const bytes = await renderSheet(tool);
      const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
      expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
      const raw = bytes.toString('latin1');
      expect(raw).toContain('/FontFile2');
      expect(raw).not.toContain('/Helvetica');
    });

    it('is the same, byte for byte, each time', { tags: ['slow'] }, async () => {
      expect((await renderSheet(tool)).equals(await renderSheet(tool))).toBe(true);
    });
  });
}
