import { FreeOtherCard } from '@/components/therapist/directory/free-other-card';
import { ListNote } from '@/components/therapist/directory/list-note';
import type { FreeOther } from '@/lib/therapist/free-times/others';

/** Others who have time, side by side where there is room. */
export function FreeOthers({ others }: { readonly others: readonly FreeOther[] }) {
  return (
    <>
      <ListNote people={others} />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <li key={other.slug}>
            <FreeOtherCard other={other} />
          </li>
        ))}
      </ul>
    </>
  );
}
