import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Instrument } from '@/lib/care/screening/instrument';

export function BandTable({ instrument }: { instrument: Instrument }) {
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
          <TableRow key={name}>
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
