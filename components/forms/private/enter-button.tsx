type EnterButtonProps = { readonly name?: string; readonly value?: string };

/** The Enter key saves, in a form whose first visible button does something else. */
export function EnterButton({ name, value }: EnterButtonProps) {
  return (
    // Not a Button: nobody sees it.
    <button type="submit" name={name} value={value} tabIndex={-1} aria-hidden="true" className="sr-only">
      Save
    </button>
  );
}
