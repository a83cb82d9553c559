import { FreeOthers } from '@/components/therapist/directory/free-others';
import type { FreeOther } from '@/lib/therapist/free-times/others';

/** Others who have time, nearest by language, concern, way to meet and fee. */
export function Similar({ others }: { readonly others: readonly FreeOther[] }) {
  if (others.length === 0) return null;
  return (
    <section
      aria-labelledby="similar"
      className="late-[37rem] grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 max-md:[&>ul]:relative max-md:[&>ul]:flex max-md:[&>ul]:overflow-x-auto max-md:[&>ul]:pb-2 max-md:[&>ul>li]:w-72 max-md:[&>ul>li]:shrink-0"
    >
      <div className="grid max-w-measure gap-2">
        <h2 id="similar" className="text-h3">
          Similar people who have time
        </h2>
        <p className="text-muted-foreground">
          Chosen by language, then by concern, way to meet and fee. Nobody pays for a place here.
        </p>
      </div>
      <FreeOthers others={others} />
    </section>
  );
}
