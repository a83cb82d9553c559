import { toolsMetadata } from '@/app/(site)/resources/tools-worksheets/metadata';
import { ToolsPage } from '@/components/site/tool/tools-page';
import { tools } from '@/content/tools';
import { readQuestion } from '@/lib/server/page/questions.mjs';
import { readListQuery } from '@/lib/site/content/list-query';
import { toolCategories } from '@/lib/site/tool/schema';
import { searchTools } from '@/lib/site/tool/search';

export const revalidate = 5;
export const generateStaticParams = () => [];
export const generateMetadata = toolsMetadata;

/** The answer to a search of the tools, seen only under their own address. */
export default async function ToolsSearch({
  params,
}: PageProps<'/resources/tools-worksheets/search/[question]'>) {
  const query = readListQuery(readQuestion((await params).question), toolCategories);
  return <ToolsPage tools={searchTools(tools, query)} query={query} />;
}
