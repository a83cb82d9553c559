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
import type { AssessmentLine } from '@/lib/care/assessment/queries';

/** Short enough for a narrow column: "10 Nov 2026". */
const shortDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "7 of 27, mild" */
export function scoreInWords({ score, highest, band }: AssessmentLine): string {
  return [highest === null ? String(score) : `${score} of ${highest}`, band].filter(Boolean).join(', ');
}

type ScoreTableProps = {
  readonly caption: string;
  readonly assessments: readonly AssessmentLine[];
};

/** Results as numbers, newest first. */
export function ScoreTable({ caption, assessments }: ScoreTableProps) {
  return (
    <Card size="flush" className="overflow-hidden">
      <Table>
        <TableCaption className="sr-only">{caption}</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead className="pl-4">Date</TableHead>
            <TableHead>About</TableHead>
            <TableHead>Result</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {assessments.map((line) => (
            <TableRow key={line.id} className="last:border-b-0">
              <TableCell className="pl-4 sm:whitespace-nowrap">
                <time dateTime={line.completedAt.toISOString()}>{shortDate.format(line.completedAt)}</time>
              </TableCell>
              <TableCell>{line.title}</TableCell>
              <TableCell className="font-semibold">{scoreInWords(line)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
