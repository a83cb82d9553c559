import { Folded } from '@/components/forms/private/folded';
import { TitledSection } from '@/components/layout/titled-section';
import { BarChart } from '@/components/ui/bar-chart';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { ChevronDown } from '@/components/ui/icons';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import {
  type Measure,
  measureInWords,
  measures,
  weekInList,
  weeksShown,
} from '@/lib/admin/overview/trend-rules';
import type { Trends, Week } from '@/lib/admin/overview/trends';

const shown: readonly Measure[] = ['sessions', 'clients', 'reply', 'missed', 'verified', 'refunded'];

function Trend({
  measure,
  trends: { weeks, values },
}: {
  readonly measure: Measure;
  readonly trends: Trends;
}) {
  const { title, list } = measures[measure];
  const series = values[measure];
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <Card asChild size="sm" className="flex h-full flex-col gap-3">
      <li>
        <h3 className="font-sans text-h4">
          <a href={list} className="tap text-link">
            {title}
          </a>
        </h3>
        <p className="flex items-baseline gap-2">
          <span className="font-display font-semibold text-h3 tabular-nums">
            {measureInWords(measure, series.at(-1) ?? null)}
          </span>
          <span className="text-muted-foreground text-small">
            this week, {measureInWords(measure, series.at(-2) ?? null)} last week
          </span>
        </p>
        <BarChart values={series} label={`${title} by week. The numbers are in the table below.`} />
        <p aria-hidden="true" className="mt-auto flex justify-between text-muted-foreground text-small">
          <span>{first && <When at={first.from} />}</span>
          <span>{last && <When at={last.from} />}</span>
        </p>
      </li>
    </Card>
  );
}

function Value({ measure, week, value }: { measure: Measure; week: Week; value: number | null }) {
  const words = measureInWords(measure, value);
  const href = weekInList(measure, week);
  if (value === null || value === 0 || href === null) return words;
  return (
    <a href={href} className="text-link">
      {words}
    </a>
  );
}

/** Every number of the charts; a number leads to the list of what it counts. */
function Numbers({ weeks, values }: Trends) {
  return (
    <Card asChild variant="flat" size="flush">
      <details className="disclosure">
        <summary className="flex min-h-12 items-center gap-3 px-4 font-semibold">
          The numbers by week
          <ChevronDown aria-hidden="true" className="chevron ml-auto size-5" />
        </summary>
        <Table boxClassName="px-4 pb-4">
          <TableCaption className="sr-only">What happened by week, the latest first</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead>Week from</TableHead>
              {shown.map((measure) => (
                <TableHead key={measure} className="text-right">
                  {measures[measure].title}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {weeks
              .map((week, index) => (
                <TableRow key={week.from}>
                  <TableHead scope="row" className="whitespace-nowrap font-normal">
                    <When at={week.from} />
                  </TableHead>
                  {shown.map((measure) => (
                    <TableCell key={measure} className="whitespace-nowrap text-right tabular-nums">
                      <Value measure={measure} week={week} value={values[measure][index] ?? null} />
                    </TableCell>
                  ))}
                </TableRow>
              ))
              .toReversed()}
          </TableBody>
        </Table>
      </details>
    </Card>
  );
}

/** Charts and numbers of the last weeks. Narrow screens fold them: waiting work comes first. */
export function TrendCharts({ trends }: { readonly trends: Trends }) {
  return (
    <TitledSection id="trends" title={`The last ${weeksShown} weeks`} className="grid grid-cols-1 gap-4">
      <Folded behind="Show the numbers" narrow>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((measure) => (
            <Trend key={measure} measure={measure} trends={trends} />
          ))}
        </ul>
        <Numbers {...trends} />
      </Folded>
    </TitledSection>
  );
}
