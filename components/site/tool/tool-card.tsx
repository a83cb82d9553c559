import { DownloadButton } from '@/components/site/tool/download-button';
import { SheetThumbnail } from '@/components/site/tool/sheet-thumbnail';
import { Card, CardFooter } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';
import type { Tool } from '@/lib/site/tool/schema';

export function ToolCard({ tool }: { tool: Tool }) {
  const { slug, title, type, category, duration, description, features, onScreen } = tool;
  return (
    <Card asChild variant="raised" size="flush" className="flex h-full flex-col p-4 sm:p-6">
      <article>
        <div className="flex items-start justify-between gap-4">
          <div className="space-y-1">
            <h3>
              <a href={`/resources/tools-worksheets/${slug}`} className="hover:underline">
                {title}
              </a>
            </h3>
            <p className="text-muted-foreground text-small">
              {type} · {category}
              <span className="block">{duration}</span>
            </p>
          </div>
          <SheetThumbnail slug={slug} className="w-16 shrink-0 sm:w-20" />
        </div>
        <p className="mt-3">{description}</p>
        <ul className="mt-3 space-y-1 text-small max-sm:hidden">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
              {feature}
            </li>
          ))}
        </ul>
        <CardFooter className="mt-auto flex-wrap-reverse pt-4">
          <DownloadButton tool={tool} variant="outline" />
          {onScreen ? (
            <a href={`/resources/tools-worksheets/${slug}#on-screen`} className="tap text-link">
              Fill in on screen<span className="sr-only"> {title}</span>
            </a>
          ) : null}
        </CardFooter>
      </article>
    </Card>
  );
}
