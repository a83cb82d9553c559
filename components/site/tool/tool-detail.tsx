import { TitledSection } from '@/components/layout/titled-section';
import { DownloadButton } from '@/components/site/tool/download-button';
import { OnScreen } from '@/components/site/tool/on-screen';
import { SheetThumbnail } from '@/components/site/tool/sheet-thumbnail';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ArrowLeft, Check } from '@/components/ui/icons';
import type { Tool } from '@/lib/site/tool/schema';

export function ToolDetail({ tool }: { tool: Tool }) {
  const { slug, title, type, duration, description, features, goodFor, onScreen } = tool;
  return (
    <div className="container-page space-y-12 pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="space-y-4">
        <a href="/resources/tools-worksheets" className="tap no-print gap-2 text-link">
          <ArrowLeft aria-hidden="true" className="size-4" />
          All tools
        </a>
        <Card
          variant="muted"
          size="flush"
          className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[2fr_1fr]"
        >
          <div className="space-y-4">
            <p className="font-semibold text-warm-strong">
              {type} · {duration}
            </p>
            <h1>{title}</h1>
            <p className="max-w-measure text-muted-foreground text-lead">{description}</p>
            <div className="no-print flex flex-wrap gap-3 pt-1">
              <DownloadButton tool={tool} />
              {onScreen ? (
                <Button asChild variant="outline">
                  <a href="#on-screen">Fill in on screen</a>
                </Button>
              ) : null}
            </div>
          </div>
          <SheetThumbnail slug={slug} className="no-print mx-auto h-auto w-36 max-md:hidden" />
        </Card>
      </div>
      <div className="no-print grid gap-8 md:grid-cols-[1.4fr_1fr]">
        <TitledSection id="good-for" title="What it is good for" className="space-y-3">
          <p className="max-w-measure">{goodFor}</p>
        </TitledSection>
        <TitledSection id="what-you-get" title="What you get" className="space-y-3">
          <ul className="space-y-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
                {feature}
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
      {onScreen ? (
        <TitledSection
          id="on-screen"
          title="Fill it in on screen"
          data-wakes="now"
          className="max-w-3xl space-y-4"
        >
          <noscript>
            <p>Filling in on screen needs JavaScript. The printed sheet has the same questions.</p>
          </noscript>
          <OnScreen tool={onScreen} />
        </TitledSection>
      ) : null}
    </div>
  );
}
