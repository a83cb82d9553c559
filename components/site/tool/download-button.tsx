import { Button } from '@/components/ui/button';
import { Download } from '@/components/ui/icons';
import { sheetPath } from '@/content/tools';
import type { Tool } from '@/lib/site/tool/schema';

export function DownloadButton({ tool, variant }: { readonly tool: Tool; readonly variant?: 'outline' }) {
  return (
    <Button asChild variant={variant}>
      <a href={sheetPath(tool)} download={`${tool.slug}.pdf`}>
        <Download aria-hidden="true" className="size-5" />
        Download Free
        <span className="sr-only"> {tool.title}, PDF</span>
      </a>
    </Button>
  );
}
