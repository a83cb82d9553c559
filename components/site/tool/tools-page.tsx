import { Drawing } from '@/components/illustration/drawing';
import { BookingButton } from '@/components/layout/booking-button';
import { ListFilter, ListResults } from '@/components/site/resource/list-filter';
import { SheetThumbnail } from '@/components/site/tool/sheet-thumbnail';
import { ToolCard } from '@/components/site/tool/tool-card';
import { Card } from '@/components/ui/card';
import { site } from '@/content/site';
import { toolSteps } from '@/content/tools/steps';
import type { ListQuery } from '@/lib/site/content/list-query';
import { type Tool, type ToolCategory, toolCategories } from '@/lib/site/tool/schema';

/** The tools with their search, with or without a query in the address. */
export function ToolsPage({ tools, query }: { tools: readonly Tool[]; query: ListQuery<ToolCategory> }) {
  const isFiltered = query.q !== '' || query.category !== undefined;
  return (
    <div className="container-page space-y-12 pt-4 pb-16 sm:pt-8 lg:space-y-16 lg:pb-24">
      <div className="grid items-center gap-8 md:grid-cols-[1.5fr_1fr]">
        <div className="space-y-5">
          <h1>Tools and worksheets</h1>
          <p className="max-w-measure text-muted-foreground text-lead">
            Eight sheets for days when thinking goes in circles. Print them and write on them, or fill in two
            of them on this device. All are free, and none asks for your name.
          </p>
          <p>
            If thoughts of dying come, write a{' '}
            <a href="/resources/tools-worksheets/safety-plan" className="text-link">
              safety plan
            </a>
            .
          </p>
        </div>
        <div aria-hidden="true" className="mx-auto flex max-md:hidden">
          <SheetThumbnail slug="daily-mood-tracker" className="h-auto w-32 -rotate-6" />
          <SheetThumbnail slug="worry-tree" className="z-[1] -ml-6 h-auto w-36" />
          <SheetThumbnail slug="stress-map" className="-ml-6 h-auto w-32 rotate-6" />
        </div>
      </div>
      <section aria-labelledby="tools" className="space-y-8">
        <h2 id="tools" className="sr-only">
          All tools
        </h2>
        <ListFilter
          action="/resources/tools-worksheets"
          q={query.q}
          category={query.category}
          categories={toolCategories}
          searchLabel="Search tools"
          placeholder="Search tools and worksheets..."
        />
        <ListResults>
          <p data-count className="mb-4 text-muted-foreground">
            {tools.length === 1 ? '1 tool' : `${tools.length} tools`}
          </p>
          {tools.length > 0 ? (
            <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              {tools.map((tool) => (
                <li key={tool.slug}>
                  <ToolCard tool={tool} />
                </li>
              ))}
              {isFiltered ? null : (
                <Card
                  asChild
                  variant="accent"
                  size="flush"
                  className="flex flex-col items-start justify-center gap-4 p-6 sm:max-xl:col-span-2"
                >
                  <li>
                    <h3>Not a day for paper?</h3>
                    <p>Sit down and follow a circle for three minutes instead.</p>
                    <a href="/resources/mindfulness-meditation" className="tap text-link">
                      Mindfulness and meditation
                    </a>
                  </li>
                </Card>
              )}
            </ul>
          ) : (
            <div className="flex flex-col items-center gap-3 py-8 text-center">
              <Drawing name="empty-shelf" className="w-48" />
              <h3>No tools found</h3>
              <p className="text-muted-foreground">Try adjusting your search or filter criteria.</p>
              <a href="/resources/tools-worksheets" className="tap text-link">
                Show all tools
              </a>
            </div>
          )}
        </ListResults>
      </section>
      <section aria-labelledby="how" className="space-y-6">
        <h2 id="how">How to Use These Tools</h2>
        <ol className="grid gap-5 md:grid-cols-3">
          {toolSteps.map(({ title, text }, index) => (
            <Card asChild key={title} variant="accent" size="flush" className="p-4 sm:p-6">
              <li>
                <span aria-hidden="true" className="font-display text-h2 text-primary">
                  {index + 1}
                </span>
                <h3 className="mt-1">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            </Card>
          ))}
        </ol>
        <p className="max-w-measure text-muted-foreground">
          A worksheet is not a treatment. If you feel worse while you write, stop and talk to a person.
        </p>
        <BookingButton>Book a {site.consultationMinutes}-minute consultation</BookingButton>
      </section>
    </div>
  );
}
