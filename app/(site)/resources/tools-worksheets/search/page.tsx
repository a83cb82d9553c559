import { toolsMetadata } from '@/app/(site)/resources/tools-worksheets/metadata';
import { ToolsPage } from '@/components/tool/tools-page';
import { tools } from '@/content/tools';
import { readListQuery } from '@/lib/content/list-query';
import { toolCategories } from '@/lib/tool/schema';
import { searchTools } from '@/lib/tool/search';

export const generateMetadata = toolsMetadata;

/** What the tools page answers when its address asks for something; the visitor keeps seeing that address. */
export default async function ToolsSearch({ searchParams }: PageProps<'/resources/tools-worksheets/search'>) {
  const query = readListQuery(await searchParams, toolCategories);
  return <ToolsPage tools={searchTools(tools, query)} query={query} />;
}
