import { toolsMetadata } from '@/app/(site)/resources/tools-worksheets/metadata';
import { ToolsPage } from '@/components/site/tool/tools-page';
import { tools } from '@/content/tools';
import { readListQuery } from '@/lib/site/content/list-query';
import { toolCategories } from '@/lib/site/tool/schema';
import { searchTools } from '@/lib/site/tool/search';

export const generateMetadata = toolsMetadata;

/** The answer to a search of the tools, seen only under their own address. */
export default async function ToolsSearch({ searchParams }: PageProps<'/resources/tools-worksheets/search'>) {
  const query = readListQuery(await searchParams, toolCategories);
  return <ToolsPage tools={searchTools(tools, query)} query={query} />;
}
