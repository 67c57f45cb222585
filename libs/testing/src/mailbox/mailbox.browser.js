// Runs in the mailbox's page: deletes on request and shows new mail as it comes.
const { body } = document;

document.addEventListener('click', async (event) => {
  const path = event.target instanceof Element && event.target.closest('[data-delete]')?.getAttribute('data-delete');
  if (!path) return;
  await fetch(path, { method: 'DELETE' });
  location.assign('/');
});

setInterval(async () => {
  if (document.hidden) return;
  const mails = await fetch('/email').then(
    (response) => response.json(),
    () => null,
  );
  const last = mails?.at(-1)?.id ?? '';
  if (mails && (String(mails.length) !== body.dataset.count || last !== body.dataset.last)) location.reload();
}, 2_000);
