const looks = {
  good: 'border-success bg-success-soft text-success',
  bad: 'border-danger bg-danger-soft text-danger',
};

type NoticeProps = { readonly kind: keyof typeof looks; readonly children: string };

/**
 * What has just happened elsewhere and is said here, on the page that it led to. Good news also shows for a moment at the
 * edge of the window.
 */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <p
      role={kind === 'bad' ? 'alert' : 'status'}
      data-toast={kind === 'good' ? children : undefined}
      className={`${kind === 'good' ? 'toast ' : ''}rounded-card border-2 p-5 font-semibold text-h4 ${looks[kind]}`}
    >
      {children}
    </p>
  );
}
