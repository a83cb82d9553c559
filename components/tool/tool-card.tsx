import { SheetThumbnail } from '@/components/tool/sheet-thumbnail';
import { ButtonLink } from '@/components/ui/button';
import { Check, Clock, Download } from '@/components/ui/icons';
import { sheetPath } from '@/content/tools';
import type { Tool } from '@/lib/tool/schema';

export function ToolCard({ tool }: { tool: Tool }) {
  const { slug, title, type, category, duration, description, features, onScreen } = tool;
  return (
    <article className="flex h-full flex-col rounded-card bg-paper-2 p-6 shadow-card">
      <div className="flex items-start justify-between gap-4">
        <div className="space-y-2">
          <p className="flex flex-wrap gap-2 text-small">
            <span className="rounded-full bg-primary-soft px-3 py-0.5 font-semibold text-primary">
              {type}
            </span>
            <span className="rounded-full bg-accent-soft px-3 py-0.5 text-accent-ink">{category}</span>
          </p>
          <h3>
            <a href={`/resources/tools-worksheets/${slug}`} className="hover:underline">
              {title}
            </a>
          </h3>
          <p className="flex items-center gap-1.5 text-ink-soft text-small">
            <Clock aria-hidden="true" className="size-4 shrink-0" />
            {duration}
          </p>
        </div>
        <SheetThumbnail slug={slug} className="w-20 shrink-0" />
      </div>
      <p className="mt-4">{description}</p>
      <ul className="mt-4 mb-6 space-y-1.5 text-small">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink href={sheetPath(tool)} download={`${slug}.pdf`}>
          <Download aria-hidden="true" className="size-5" />
          Download Free
          <span className="sr-only"> {title}, PDF</span>
        </ButtonLink>
        {onScreen ? (
          <a href={`/resources/tools-worksheets/${slug}#on-screen`} className="tap text-link">
            Fill in on screen<span className="sr-only"> {title}</span>
          </a>
        ) : null}
      </div>
    </article>
  );
}
