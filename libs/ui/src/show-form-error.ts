/**
 * Scrolls to the general error of a form, but keeps the focused invalid field in sight: a browser does not scroll to a field
 * that is already in sight, so the error above it may be cut off. Runs after errors appear.
 */
export const showFormError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"]:focus');
    if (!field) return;
    form.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
    field.scrollIntoView({ block: 'nearest' });
  });
};
