import { buttonStyle } from '@/components/ui/button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { type Asked, listAddress } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';

type Props = { readonly path: string; readonly asked: Asked; readonly paging: Paging };

const style = buttonStyle({ look: 'secondary' });

/** Links to the part of a list before and behind this one. */
export function TablePaging({ path, asked, paging: { previous, next } }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Parts of the list" className="flex flex-wrap justify-between gap-3">
      {previous ? (
        <a href={listAddress(path, { ...asked, ...previous })} rel="prev" className={style}>
          <ArrowLeft className="size-5" />
          {Object.keys(previous).length === 0 ? 'First part' : 'Previous'}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a href={listAddress(path, { ...asked, ...next })} rel="next" className={style}>
          Next
          <ArrowRight className="size-5" />
        </a>
      )}
    </nav>
  );
}
