import { containsText, type ListQuery } from '@/lib/site/content/list-query';
import type { Tool, ToolCategory } from '@/lib/site/tool/schema';

/** Tools of exactly the chosen category with the text in title or description (product.md §2); keeps the order. */
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
