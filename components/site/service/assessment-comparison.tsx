import { Card } from '@/components/ui/card';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { assessmentComparison } from '@/content/services/assessments';

const rows = [
  ['The question it answers', 'question'],
  ['Sessions', 'sessions'],
  ['What you receive', 'result'],
  ['Done by', 'by'],
] as const;

/** Three assessments side by side; below 768 px one after another, so that nothing scrolls sideways. */
export function AssessmentComparison({ meetingsOf }: { meetingsOf: (slug: string) => string | null }) {
  const columns = assessmentComparison.map((one) => ({ ...one, sessions: meetingsOf(one.service.slug) }));
  return (
    <>
      <Table boxClassName="max-md:hidden">
        <TableCaption className="sr-only">Our three assessments compared</TableCaption>
        <TableHeader>
          <TableRow>
            <TableCell size="lg" className="w-[20%]" />
            {columns.map(({ service }) => (
              <TableHead key={service.slug} size="lg" className="border-primary border-b-4 align-bottom">
                <a href={`#${service.slug}`} className="font-display text-h4 text-link">
                  {service.title}
                </a>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(([label, key]) => (
            <TableRow key={key}>
              <TableHead scope="row" size="lg" className="pl-0 font-semibold">
                {label}
              </TableHead>
              {columns.map((column) => (
                <TableCell key={column.service.slug} size="lg">
                  {column[key]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ul className="grid gap-4 md:hidden">
        {columns.map((column) => (
          <Card asChild key={column.service.slug} variant="flat" size="sm">
            <li>
              <a
                href={`#${column.service.slug}`}
                className="tap font-display font-semibold text-h4 text-link"
              >
                {column.service.title}
              </a>
              <dl className="mt-2 space-y-2">
                {rows.map(([label, key]) => (
                  <div key={key}>
                    <dt className="text-muted-foreground text-small">{label}</dt>
                    <dd>{column[key]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          </Card>
        ))}
      </ul>
    </>
  );
}
