/** Takes the keyboard to the first field that is wrong, once the errors are on the page. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby*="-error"] input')?.focus();
  });
};
