import { Leaf } from '@/components/ui/icons';

/** Reasons for a service, in short lines with a leaf beside each. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="space-y-4">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-3">
          <Leaf aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
