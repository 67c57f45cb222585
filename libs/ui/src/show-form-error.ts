/**
 * Scrolls to the error of a form as a whole, as far as the wrong field that has the focus stays in sight: a browser does not
 * scroll to a field that is in sight already, though the error above it may be cut. Runs once errors are on the page.
 */
export const showFormError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"]:focus');
    if (!field) return;
    form.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
    field.scrollIntoView({ block: 'nearest' });
  });
};
