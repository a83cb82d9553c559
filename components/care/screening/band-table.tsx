import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Instrument } from '@/lib/care/screening/instruments';

/** The published ranges. @param current name of the band to mark, if there is a result */
export function BandTable({ instrument, current }: { instrument: Instrument; current?: string }) {
  return (
    <Table className="max-w-measure">
      <TableHeader>
        <TableRow>
          <TableHead>Points</TableHead>
          <TableHead>Called</TableHead>
          <TableHead>In plain words</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {instrument.bands.map(({ from, to, name, meaning }) => (
          <TableRow
            key={name}
            aria-current={name === current ? 'true' : undefined}
            className="aria-[current]:bg-accent aria-[current]:font-semibold"
          >
            <TableCell className="whitespace-nowrap">
              {from}–{to}
            </TableCell>
            <TableCell>{name}</TableCell>
            <TableCell>{meaning}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
