import { containsText, type ListQuery } from '@/lib/content/list-query';
import type { Tool, ToolCategory } from '@/lib/tool/schema';

/** Tools whose title or description holds the text, in exactly the chosen category (spec §2); order is kept. */
export function searchTools(
  tools: readonly Tool[],
  { q, category }: ListQuery<ToolCategory>,
): readonly Tool[] {
  return tools.filter(
    (tool) =>
      (category === undefined || tool.category === category) &&
      containsText([tool.title, tool.description], q),
  );
}
