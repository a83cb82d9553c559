import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ToolDetail } from '@/components/site/tool/tool-detail';
import { findTool, toolPages } from '@/content/tools';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return toolPages.map(({ slug }) => ({ slug }));
}

type Props = PageProps<'/resources/tools-worksheets/[slug]'>;

async function requestedTool(params: Props['params']) {
  return findTool((await params).slug) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, type, description } = await requestedTool(params);
  return pageMetadata({
    title: `${title}: free ${type.toLowerCase()} to print`,
    description,
    path: `/resources/tools-worksheets/${slug}`,
  });
}

export default async function ToolDetailPage({ params }: Props) {
  return <ToolDetail tool={await requestedTool(params)} />;
}
