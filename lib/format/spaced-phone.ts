/** "+91 98765 43210": an Indian number, spaced for reading; other numbers are unchanged. */
export function spacedPhone(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
