// Leads back to the form whose entries were kept, as its button does.
document.querySelector('#kept form')?.submit()
