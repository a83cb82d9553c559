import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
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

/** "7 of 27, mild" */
export function scoreInWords({ score, highest, band }: AssessmentLine): string {
  return [highest === null ? String(score) : `${score} of ${highest}`, band].filter(Boolean).join(', ');
}

type ScoreTableProps = {
  readonly caption: string;
  readonly assessments: readonly AssessmentLine[];
  /** When sessions took place: they are shown among the results. */
  readonly sessions?: readonly Date[];
};

type Line = {
  readonly id: string;
  readonly at: Date;
  readonly about: string;
  readonly result: string;
};

function linesOf({ assessments, sessions = [] }: Omit<ScoreTableProps, 'caption'>): Line[] {
  const first = assessments.at(-1)?.completedAt.getTime() ?? 0;
  const results = assessments.map((line) => ({
    id: line.id,
    at: line.completedAt,
    about: line.title,
    result: scoreInWords(line),
  }));
  const met = sessions
    .filter((at) => at.getTime() >= first)
    .map((at) => ({ id: at.toISOString(), at, about: 'Session', result: '' }));
  return [...results, ...met].sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Results as numbers among the sessions, newest first. */
export function ScoreTable({ caption, ...shown }: ScoreTableProps) {
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
          {linesOf(shown).map(({ id, at, about, result }) => (
            <TableRow key={id} className="last:border-b-0">
              <TableCell className="pl-4 sm:whitespace-nowrap">
                <When at={at} as="day" />
              </TableCell>
              <TableCell>{about}</TableCell>
              <TableCell className="font-semibold">{result}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
