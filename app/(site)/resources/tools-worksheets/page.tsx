import { toolsMetadata } from '@/app/(site)/resources/tools-worksheets/metadata';
import { ToolsPage } from '@/components/site/tool/tools-page';
import { tools } from '@/content/tools';

export const dynamic = 'force-static';
export const generateMetadata = toolsMetadata;

export default function Tools() {
  return <ToolsPage tools={tools} query={{ q: '', category: undefined }} />;
}
