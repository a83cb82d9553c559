import type { Instrument } from '@/lib/screening/instruments';

/** The published ranges. @param current name of the band to mark, when there is a result */
export function BandTable({ instrument, current }: { instrument: Instrument; current?: string }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-measure border-collapse text-left">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4">
              Points
            </th>
            <th scope="col" className="py-2 pr-4">
              Called
            </th>
            <th scope="col" className="py-2">
              In plain words
            </th>
          </tr>
        </thead>
        <tbody>
          {instrument.bands.map(({ from, to, name, meaning }) => (
            <tr
              key={name}
              aria-current={name === current ? 'true' : undefined}
              className="border-line border-b align-top aria-[current]:bg-primary-soft aria-[current]:font-semibold"
            >
              <td className="whitespace-nowrap py-2 pr-4">
                {from}–{to}
              </td>
              <td className="py-2 pr-4">{name}</td>
              <td className="py-2">{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
