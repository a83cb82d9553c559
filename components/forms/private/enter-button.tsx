type EnterButtonProps = { readonly name?: string; readonly value?: string };

/** What the Enter key presses in a form whose first visible button does something else: it saves. */
export function EnterButton({ name, value }: EnterButtonProps) {
  return (
    // Not a Button: nobody sees it.
    <button type="submit" name={name} value={value} tabIndex={-1} aria-hidden="true" className="sr-only">
      Save
    </button>
  );
}
