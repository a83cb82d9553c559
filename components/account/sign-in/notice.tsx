import { Alert } from '@/components/ui/alert';

type NoticeProps = { readonly kind: 'good' | 'bad'; readonly children: string };

/** Shows what has just happened on the page before. Good news also shows for a moment at the edge of the window. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <Alert
      asChild
      variant={kind === 'good' ? 'success' : 'destructive'}
      className={`font-semibold text-h4 ${kind === 'good' ? 'toast text-success' : 'text-destructive'}`}
    >
      <p role={kind === 'bad' ? 'alert' : 'status'} data-toast={kind === 'good' ? children : undefined}>
        {children}
      </p>
    </Alert>
  );
}
