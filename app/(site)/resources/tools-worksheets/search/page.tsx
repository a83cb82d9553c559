import { toolsMetadata } from '@/app/(site)/resources/tools-worksheets/metadata';
import { ToolsPage } from '@/components/site/tool/tools-page';
import { tools } from '@/content/tools';
import { announceAudience } from '@/lib/server/request/audience';
import { readListQuery } from '@/lib/site/content/list-query';
import { toolCategories } from '@/lib/site/tool/schema';
import { searchTools } from '@/lib/site/tool/search';

export const generateMetadata = toolsMetadata;

/** Answers the tools page when its address has a query; the visitor keeps seeing that address. */
export default async function ToolsSearch({ searchParams }: PageProps<'/resources/tools-worksheets/search'>) {
  const query = readListQuery(await searchParams, toolCategories);
  announceAudience('everybody');
  return <ToolsPage tools={searchTools(tools, query)} query={query} />;
}
