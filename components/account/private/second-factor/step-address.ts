/** The address of the second step's page that keeps where one wanted to go, also when a form is sent without scripts. */
export const stepAddress = ({ next, page }: { readonly next: string; readonly page: string }) =>
  `${page}?${new URLSearchParams({ next })}`;
