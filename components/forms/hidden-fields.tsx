import { formTokenField, trapField } from '@/lib/server/action/form-visit';

/** A field that people do not see, hear or reach; only a program fills it. */
export function Honeypot({ formId }: { readonly formId: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={`${formId}-${trapField}`}>Leave this empty</label>
      <input id={`${formId}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The signed token of the form and the trap. */
export function VisitFields({ formId, formToken }: { readonly formId: string; readonly formToken: string }) {
  return (
    <>
      <input type="hidden" name={formTokenField} value={formToken} />
      <Honeypot formId={formId} />
    </>
  );
}
