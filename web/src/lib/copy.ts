/** Puts a text on the clipboard, also where the page came over plain http. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'visually-hidden'
    // An open dialog lets nothing outside of it be selected.
    ;(document.querySelector('dialog:modal') ?? document.body).append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
