import { Alert } from '@/components/ui/alert';

type NoticeProps = { readonly kind: 'good' | 'bad'; readonly children: string };

/** Shows what has just happened on the page before. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <Alert
      asChild
      variant={kind === 'good' ? 'success' : 'destructive'}
      className={`font-semibold text-h4 ${kind === 'good' ? 'text-success' : 'text-destructive'}`}
    >
      <p role={kind === 'bad' ? 'alert' : 'status'}>{children}</p>
    </Alert>
  );
}
