import { formatDay } from '@/lib/format/time';

type LastCheckedProps = { readonly checkedOn: string; readonly overdue: boolean };

/** When somebody last looked a number up, and that it is being done again where that day has passed. */
export function LastChecked({ checkedOn, overdue }: LastCheckedProps) {
  return (
    <span className="text-muted-foreground text-small">
      {overdue
        ? `Last checked ${formatDay(checkedOn)}; we are checking it again.`
        : `Checked ${formatDay(checkedOn)}.`}
    </span>
  );
}
